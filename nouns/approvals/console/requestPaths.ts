const basic = '/form/basic'

/** The addresses of the pages of approvals. */
export const requestPaths = {
  started: basic,
  choice: `${basic}?tab=new`,
  start: (flow: number) => `${basic}?flow=${flow}`,
  /** The same with values that a record of another register gives the form. */
  startWith: (flow: number, values: object) =>
    `${basic}?flow=${flow}&fill=${encodeURIComponent(JSON.stringify(values))}`,
  again: (flow: number, request: number) => `${basic}?flow=${flow}&again=${request}`,
  /** The page that requests the revocation of an approved request. */
  revoke: (flow: number, request: number) => `${basic}?flow=${flow}&revoke=${request}`,
  edit: (request: number) => `${basic}?edit=${request}`,
  detail: (request: number) => `/form/examine?id=${request}`,
  task: (request: number, task: number) => `/form/examine?id=${request}&task=${task}`,
  inbox: '/form/step',
}
