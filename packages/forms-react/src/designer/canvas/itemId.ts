/** The id of the element that shows a field, so that focus, outline and problems can find it. */
export const itemId = (id: string): string => `fd-${id}`
