/** `asaan/react`: the screens on a React page, and the accessible parts of our own pages. Styles: `asaan/react/styles.css`. */

import './styles/index.css';

export { localeOf } from './binding/locale-of.ts';
export { type Shop, ShopProvider, useScreens, useShop } from './binding/shop-context.tsx';
export {
  type Locale,
  LocaleProvider,
  Money,
  type ShopTexts,
  useLanguage,
  useMoney,
  usePlaceName,
  useText,
} from './binding/text.tsx';
export { usePullToRefresh } from './binding/use-pull-to-refresh.ts';
export { useScreen, useStore } from './binding/use-screen.ts';
export { Badge } from './parts/badge/badge.tsx';
export { Button, ButtonLink, IconButton } from './parts/button/button.tsx';
export { Card } from './parts/card/card.tsx';
export { Choice, ChoiceGroup } from './parts/choice/choice.tsx';
export { Definition, DefinitionList } from './parts/definition-list/definition-list.tsx';
export { DigitsField, Field, PickerField, TextArea } from './parts/field/field.tsx';
export { Icon, type IconName } from './parts/icon/icon.tsx';
export { Message } from './parts/message/message.tsx';
export { Modal } from './parts/modal/modal.tsx';
export { Status } from './parts/status/status.tsx';
