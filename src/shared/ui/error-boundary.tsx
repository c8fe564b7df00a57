import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback: ReactNode | ((error: unknown) => ReactNode) }
type State = { failure: { error: unknown } | null }

/** Shows the fallback once something below it throws. Give it a `key` to begin anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page could not be shown', error)
  }

  override render() {
    const { children, fallback } = this.props
    const { failure } = this.state
    if (!failure) return children
    return typeof fallback === 'function' ? fallback(failure.error) : fallback
  }
}
