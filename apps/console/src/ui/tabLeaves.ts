import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDownCapture` of a form. In an open multiple select antd's Tab toggles the active option, which would undo
 * the last selection; Tab must leave the field as elsewhere.
 */
export function tabLeaves(event: KeyboardEvent): void {
  const several = (event.target as HTMLElement).closest('.ant-select-multiple')
  if (event.key === 'Tab' && several) event.stopPropagation()
}
