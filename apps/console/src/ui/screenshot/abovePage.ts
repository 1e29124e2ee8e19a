/** Layers above the page that a picture of it leaves out. */
export const ABOVE_PAGE = 'sy-above'
