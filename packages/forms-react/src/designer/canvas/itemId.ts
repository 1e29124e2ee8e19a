/** The id of the element that shows a field in the designer with this prefix, for the canvas that names it. */
export const itemId = (prefix: string, id: string): string => `${prefix}-${id}`
