/** Pages of approvals that a handover leads to. */
export const permitPaths = {
  newRequest: '/form/basic?tab=new',
  request: (id: number): string => `/form/examine?id=${id}`,
}
