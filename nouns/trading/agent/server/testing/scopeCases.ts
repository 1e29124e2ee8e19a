import { type Cases, THERE } from '@shouya/server/testing/matrix/scopeCase.ts'

/** Where rows of the platform are concerned; `THERE` has none of them. */
const free = (of: string) => ({
  free: `${of} are the platform's, of no unit such as ${THERE}: who does not see the whole bank sees those of their party (agentPeople.db.test)`,
})
const agents = free('agents')
const products = free('products of agents')

/** What names a row in the actions of agents. */
export default {
  ...Object.fromEntries(
    [
      ...['Get id', 'Save id', 'Save parent_agent_id', 'Save licence_file_ids', 'Delete id', 'Submit id', 'Audit id'],
      ...[
        'ChangeStatus id',
        'AskEnd id',
        'End id',
        'Reveal id',
        'GetAccountList id',
        'GetListCounts id',
        'AddAccount id',
      ],
      'ResetPwd user_id',
    ].map((field) => [`Agent/${field}`, agents]),
  ),
  ...Object.fromEntries(
    [
      ...['GetPageList agent_id', 'GetPageList product_id', 'Get id', 'Save id', 'Save agent_id', 'Save product_id'],
      ...['Delete id', 'Activate id', 'ChangeStatus id', 'Renew id'],
    ].map((field) => [`AgentProduct/${field}`, products]),
  ),
} satisfies Cases
