import { forgetFlows } from '@shouya/nouns/approvals/request/server/frozenFlow.ts'

/** Runs before each file: a worker serves one database after another, a server only one. */
forgetFlows()
