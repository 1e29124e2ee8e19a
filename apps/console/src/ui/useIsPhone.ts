import { narrow, useMedia } from './media.ts'

/** True below 768 px, where lists become cards and forms take the whole width. */
export const useIsPhone = (): boolean => useMedia(narrow)
