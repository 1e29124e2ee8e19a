import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDownCapture` of a form. In an open list of several values antd's Tab toggles the option under the cursor
 * once more, and so takes back what was just chosen; it shall leave the field as anywhere else.
 */
export function tabLeaves(event: KeyboardEvent): void {
  const several = (event.target as HTMLElement).closest('.ant-select-multiple')
  if (event.key === 'Tab' && several) event.stopPropagation()
}
