/** Dictionary menu_type. */
export const menuType = { group: 1, page: 2, hidden: 3, link: 4 } as const

export const isPage = (type: number | undefined): boolean => type === menuType.page || type === menuType.hidden
