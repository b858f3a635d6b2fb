import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** Identity of the content; another one is tried again. */
  of?: string;
  onFail?: () => void;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  of: string | undefined;
}

/** Shows the fallback for content that breaks, or cannot be loaded after a new release or offline. */
export class CatchBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, of: this.props.of };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of === before.of ? null : { hasFailed: false, of };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
