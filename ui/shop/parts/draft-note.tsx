import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import styles from './draft-note.module.css';

/** Says that what was typed is kept for the session, with the way to erase it. */
export function DraftNote({ isBusy = false, onErase }: { readonly isBusy?: boolean; readonly onErase: () => void }) {
  const { kept, erase } = useText().shop;
  return (
    <div className={styles.kept} data-unprinted="">
      <p>{kept}</p>
      <Button look="quiet" disabled={isBusy} onClick={onErase}>
        {erase}
      </Button>
    </div>
  );
}
