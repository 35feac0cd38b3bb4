import { hotline, shownHotline } from 'virtual:settings/company';
import { Component, type ReactNode } from 'react';
import type { Catalogue } from '#core/text/catalogue.ts';
import { Button } from '../button/button.tsx';
import { Fact } from '../fact/fact.tsx';
import { Message } from '../message/message.tsx';

interface Properties {
  readonly text: Pick<Catalogue['common'], 'broken' | 'sample'>;
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
}

/** The last resort, above everything: a sentence, the hotline and a way on, never a stack trace. */
export class ErrorBoundary extends Component<Properties, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    const {
      text: { broken: text, sample },
      drawing,
      children,
    } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <Message icon="question" drawing={drawing} title={text.title} text={text.text}>
        <Fact of="company.hotline" mark={sample}>
          <a href={`tel:${hotline}`}>
            <bdi dir="ltr">{shownHotline}</bdi>
          </a>
        </Fact>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
      </Message>
    );
  }
}
