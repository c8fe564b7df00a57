import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback: ReactNode }

/** Shows the fallback once something below it throws. Give it a `key` to begin anew. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page could not be shown', error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
