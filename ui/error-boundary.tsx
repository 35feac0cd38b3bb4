import { Component, type ReactNode } from 'react';
import { useText } from './binding/text.tsx';
import { Button } from './parts/button/button.tsx';
import { Message } from './parts/message/message.tsx';

/** The last resort, above everything: a sentence and a way on, never a stack trace. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { broken } = useText().common;
  return (
    <Message icon="question" title={broken.title} text={broken.text}>
      <Button onClick={() => window.location.reload()}>{broken.reload}</Button>
    </Message>
  );
}
