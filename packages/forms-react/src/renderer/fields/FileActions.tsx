import { Button } from 'antd'
import type { Transfer } from '../store/transfer.ts'

interface Props {
  readonly label: string
  readonly files: readonly Transfer[]
  readonly act: (uid: string) => void
}

/** Actions on files that the items of antd's list have no room for. */
export default function FileActions({ label, files, act }: Props) {
  return files.map(({ uid, file }) => (
    <Button key={uid} size="small" type="link" onClick={() => act(uid)}>
      {label} {file.name}
    </Button>
  ))
}
