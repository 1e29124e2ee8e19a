/** The page of terminals' repairs. It is said here, where records of devices lead to it: repairs need devices already. */
export const repairsRoute = '/product/repair'
