import { hours } from 'virtual:settings/company';
import { useState } from 'react';
import { hoursIn } from '#core/text/dates.ts';
import { groupedPhone } from '#core/text/format.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';

/** The staff's numbers, behind one button (Q50). */
export function Help() {
  const text = useText();
  const language = useLanguage();
  const { hostApp } = useShop();
  // How to reach the staff, null while it is not known.
  const contact = useLater(hostApp.readServiceContact);
  const [isOpen, setOpen] = useState(false);
  if (contact === null || (contact.phones.length === 0 && contact.whatsApp === null)) return null;
  const { whatsApp } = contact;
  return (
    <>
      <IconButton label={text.shop.help.title} onClick={() => setOpen(true)}>
        <Icon name="call" />
      </IconButton>
      {isOpen ? (
        <Modal title={text.shop.help.title} look="sheet" onDismiss={() => setOpen(false)}>
          <p>
            <Fact of="company.hours" mark={text.common.sample}>
              {text.shop.help.text(hoursIn(language, hours, text.common))}
            </Fact>
          </p>
          {contact.phones.map((phone) => (
            <Button look="secondary" key={phone} onClick={() => hostApp.call(phone)}>
              <Icon name="call" /> <bdi dir="ltr">{groupedPhone(phone)}</bdi>
            </Button>
          ))}
          {whatsApp === null ? null : (
            <Button look="secondary" onClick={() => hostApp.openWhatsApp(whatsApp)}>
              {text.common.whatsApp}
            </Button>
          )}
          <Button look="quiet" onClick={() => setOpen(false)}>
            {text.common.close}
          </Button>
        </Modal>
      ) : null}
    </>
  );
}
