import type { KeyboardEvent } from 'react'

/** For `onKeyDown` of a form: Enter in a picker takes the day or the hour, and does not send the form half done. */
export function pickerTakesEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as HTMLElement).closest('.ant-picker')) event.preventDefault()
}
