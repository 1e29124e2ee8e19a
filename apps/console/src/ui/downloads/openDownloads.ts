import { create } from 'zustand'

/** Whether the download centre is open, and the number of exports that have ended since the console was opened. */
export const useDownloads = create<{ open: boolean; ended: number }>(() => ({ open: false, ended: 0 }))

export const openDownloads = (): void => useDownloads.setState({ open: true })

export const exportEnded = (): void => useDownloads.setState(({ ended }) => ({ ended: ended + 1 }))
