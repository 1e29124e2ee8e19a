import type { Ctx } from '@shouya/server/core/context.ts'

/** Who may hand out any role (domain 1.2). */
export const anyRole = ['admin', 'sys_admin']

export const holds = (user: Ctx['user'], codes: string[]) => user.roles.some(({ code }) => codes.includes(code))
