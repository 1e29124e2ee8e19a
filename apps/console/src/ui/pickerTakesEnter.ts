import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDown` of a form: Enter in a picker selects the day or the time, and does not submit the unfinished form.
 */
export function pickerTakesEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as HTMLElement).closest('.ant-picker')) event.preventDefault()
}
