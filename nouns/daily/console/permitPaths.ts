/** The pages of approvals to which a handover links. */
export const permitPaths = {
  newRequest: '/form/basic?tab=new',
  request: (id: number): string => `/form/examine?id=${id}`,
}
