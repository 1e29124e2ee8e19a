import type { ComponentProps } from 'react'

/** A figure that may be wider than its place and scrolls sideways, also by the keyboard. */
export default function Sideways(figure: ComponentProps<'figure'> & { 'aria-label': string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
  return <figure tabIndex={0} {...figure} />
}
