import { create } from 'zustand'

/** The page, by its key in the menu table, whose form is open above the page in front (`Page.above`). */
export const useAboveForm = create<{ router?: string | undefined }>(() => ({}))

export const openAboveForm = (router: string): void => useAboveForm.setState({ router })

export const closeAboveForm = (): void => useAboveForm.setState({ router: undefined })
