import type { ReactNode } from 'react'
import type { BodyOf, DataOf, ReadPath } from '../../api/path.ts'
import { useRead } from '../../api/useRead.ts'
import DetailDrawer from '../DetailDrawer.tsx'

type Props<G extends ReadPath> = {
  get: G
  id: number
  /** The title of the drawer that shows a failure. */
  title: string
  onClose: () => void
  /** The form of the record. */
  children: (record: DataOf<G>) => ReactNode
}

/** Reads a record for its form: a cached record may have an old version. */
export default function FreshRecord<G extends ReadPath>({ get, id, title, onClose, children }: Props<G>) {
  const { data, isFetchedAfterMount, ...read } = useRead(get, { id } as BodyOf<G>, { staleTime: 0 })
  if (read.error) return <DetailDrawer title={title} read={read} onClose={onClose} />
  return data && isFetchedAfterMount ? children(data) : null
}
