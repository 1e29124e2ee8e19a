/** What a `ref` of antd's Select holds. */
type Held = { nativeElement: HTMLElement } | null

const leave = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/**
 * A ref for selects of several values. In an open list Tab would toggle the option under the cursor once more, and so
 * take back what was just chosen; it shall leave the field as anywhere else.
 */
export function tabLeaves(select: Held): (() => void) | undefined {
  const element = select?.nativeElement
  element?.addEventListener('keydown', leave)
  return element && (() => element.removeEventListener('keydown', leave))
}
