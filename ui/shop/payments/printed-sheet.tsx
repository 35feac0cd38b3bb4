import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Deferred, Modal } from '../../kit/parts/modal/modal.tsx';
import { Letterhead } from './letterhead.tsx';
import styles from './printed-sheet.module.css';

/** A sheet over the page that is printed alone, without the page and its own buttons. */
export function PrintedSheet({
  title,
  look,
  order,
  onClose,
  before = null,
  actions,
  children,
}: {
  readonly title: string;
  readonly look: ComponentProps<typeof Modal>['look'] & string;
  /** The order that it is of. */
  readonly order: string;
  readonly onClose: () => void;
  /** Buttons before what is printed. */
  readonly before?: ReactNode;
  /** Buttons after it. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return createPortal(
    <Modal title={title} look={look} onDismiss={onClose}>
      <Deferred>
        <Letterhead order={order} />
      </Deferred>
      {before}
      <div className={styles.printed} data-printed="">
        <Deferred>
          {children}
          <PrintsAlone />
        </Deferred>
      </div>
      <div className={styles.actions}>{actions}</div>
    </Modal>,
    document.body,
  );
}

/** Lets the sheet be printed alone, once it is drawn. */
function PrintsAlone() {
  useEffect(() => {
    document.documentElement.dataset['printsAlone'] = '';
    return () => void delete document.documentElement.dataset['printsAlone'];
  }, []);
  return null;
}
