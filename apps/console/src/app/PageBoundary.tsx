import { Component, type ReactNode } from 'react'
import Crash from './Crash.tsx'

type State = { error: Error | null }

/** Keeps an error of one page away from the rest of the console. */
export default class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <Crash error={error} onRetry={() => this.setState({ error: null })} />
  }
}
