import { useMayCall } from '@shouya/console/api/can.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ListAt } from './listAt.ts'

type Props = { to: ListAt | undefined; children: ReactNode }

/** A number or a name that leads to the list behind it; only the text where there is none, or its reader may not open it. */
export default function ListLink({ to, children }: Props) {
  const mayCall = useMayCall()
  return to && mayCall(to.reads) ? <Link to={to.address}>{children}</Link> : children
}
