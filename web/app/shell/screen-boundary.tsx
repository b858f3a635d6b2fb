import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';

/** A screen that breaks, or cannot be loaded after a new release, leaves the header alone and offers a way on. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Page>
        <ErrorState what="This page could not be shown." onRetry={() => window.location.reload()} />
      </Page>
    );
  }
}
