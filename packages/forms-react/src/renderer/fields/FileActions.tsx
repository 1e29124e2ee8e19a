import { Button } from 'antd'
import type { Transfer } from '../store/transfer.ts'

interface Props {
  readonly label: string
  readonly files: readonly Transfer[]
  readonly act: (uid: string) => void
}

/** What can be done to files beyond what the list of antd offers: its items have no room for it, cards not even a word. */
export default function FileActions({ label, files, act }: Props) {
  return files.map(({ uid, file }) => (
    <Button key={uid} size="small" type="link" onClick={() => act(uid)}>
      {label} {file.name}
    </Button>
  ))
}
