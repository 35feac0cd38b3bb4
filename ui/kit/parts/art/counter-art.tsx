import styles from './art.module.css';

/** A shop's counter with three phones on its shelf. `isEmpty`: a place is empty, where nothing was found. */
export function CounterArt({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  return (
    <svg className={styles.art} viewBox="0 0 320 280" aria-hidden="true" focusable="false">
      <rect className={styles.ground} x="30" y="40" width="260" height="200" rx="14" />
      <path className={styles.sleeve} d="M22 28h276l10 34H12z" />
      <path
        className={styles.gold}
        d="M12 62h42.3v6a21 21 0 0 1-42.3 0zM96.6 62h42.3v6a21 21 0 0 1-42.3 0zM181.2 62h42.3v6a21 21 0 0 1-42.3 0zM265.8 62H308v6a21 21 0 0 1-42.2 0z"
      />
      <path
        className={styles.paper}
        d="M54.3 62h42.3v6a21 21 0 0 1-42.3 0zM138.9 62h42.3v6a21 21 0 0 1-42.3 0zM223.5 62h42.3v6a21 21 0 0 1-42.3 0z"
      />
      <path className={styles.body} d="M52 178h216v8H52z" />
      <Phone at={66} />
      {isEmpty ? (
        <>
          <rect className={styles.gap} x="142" y="112" width="36" height="64" rx="7" />
          <path className={styles.question} d="M153 136a7 7 0 1 1 9 7c-1.6.7-2 1.8-2 4v2M160 157v.2" />
        </>
      ) : (
        <Phone at={142} />
      )}
      <Phone at={218} />
      <path className={styles.sleeve} d="M24 204h272v52a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12z" />
      <path className={styles.paper} d="M14 194h292a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z" />
      <path
        className={styles.gold}
        d="M36 252l12-16 12 16zM68 252l12-16 12 16zM100 252l12-16 12 16zM132 252l12-16 12 16zM164 252l12-16 12 16zM196 252l12-16 12 16zM228 252l12-16 12 16zM260 252l12-16 12 16z"
      />
    </svg>
  );
}

/** A phone on the shelf: two lines, and a button. */
function Phone({ at }: { readonly at: number }) {
  return (
    <>
      <rect className={styles.body} x={at} y="112" width="36" height="64" rx="7" />
      <rect className={styles.screen} x={at + 4} y="117" width="28" height="54" rx="4" />
      <path className={styles.lines} d={`M${at + 10} 130h16M${at + 10} 140h10`} />
      <path className={styles.slid} d={`M${at + 10} 152h16`} />
    </>
  );
}
