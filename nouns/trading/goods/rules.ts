/** Dictionary product_status. A consumable is never discontinued. */
export const status = { off: 0, on: 1, discontinued: 2 } as const
