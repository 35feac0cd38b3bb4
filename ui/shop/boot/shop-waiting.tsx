import frame from '../../kit/parts/page-frame/page-frame.module.css';
import skeleton from '../../kit/parts/skeleton/skeleton.module.css';

/** What stands in a page of the shop while its program is fetched: a title bar and grey shapes without sides, gone once one is in sight. */
export function ShopWaiting() {
  return (
    <div className={frame.frame} data-waiting="" aria-hidden="true">
      <div className={frame.bar} />
      <div className={frame.content}>
        <div className={skeleton.skeleton}>
          {(['line', 'card', 'card', 'line'] as const).map((shape, at) => (
            <span className={skeleton.shape} data-shape={shape} key={`${shape}-${at}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
