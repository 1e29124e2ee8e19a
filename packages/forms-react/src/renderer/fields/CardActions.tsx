import { Button } from 'antd'
import type { Transfer } from '../store/transfer.ts'

interface Props {
  readonly label: string
  readonly files: readonly Transfer[]
  readonly act: (uid: string) => void
}

/** What can be done to files below antd's cards, which have no room for a word and no way to stop a running upload. */
export default function CardActions({ label, files, act }: Props) {
  return files.map(({ uid, file }) => (
    <Button key={uid} size="small" type="link" onClick={() => act(uid)}>
      {label} {file.name}
    </Button>
  ))
}
