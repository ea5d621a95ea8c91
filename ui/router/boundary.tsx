import { Component, type ReactNode } from 'react'
import type { Place } from './router.ts'

interface BoundaryProps {
  location: Place
  report: (error: unknown) => ReactNode
  children: ReactNode
}
interface BoundaryState {
  location: Place
  caught: { error: unknown } | null
}

/** Shows what failed while rendering, until the address changes. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, caught: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, caught: null }
  }

  override render() {
    return this.state.caught ? this.props.report(this.state.caught.error) : this.props.children
  }
}
