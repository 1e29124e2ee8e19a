const basic = '/form/basic'

/** Where the pages of approvals are. */
export const requestPaths = {
  started: basic,
  choice: `${basic}?tab=new`,
  start: (flow: number) => `${basic}?flow=${flow}`,
  again: (flow: number, request: number) => `${basic}?flow=${flow}&again=${request}`,
  /** Asks to have what passed undone. */
  revoke: (flow: number, request: number) => `${basic}?flow=${flow}&revoke=${request}`,
  edit: (request: number) => `${basic}?edit=${request}`,
  detail: (request: number) => `/form/examine?id=${request}`,
  task: (request: number, task: number) => `/form/examine?id=${request}&task=${task}`,
  inbox: '/form/step',
}
