import { Input } from 'antd'
import { useState } from 'react'

interface CommitInputProps {
  readonly id: string
  readonly value: string
  readonly onCommit: (value: string) => void
}

/** An input that commits on blur: a half-written or empty name would be refused. */
export function CommitInput({ id, value, onCommit }: CommitInputProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed !== undefined && typed !== value) onCommit(typed)
    setTyped(undefined)
  }
  return (
    <Input
      id={id}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onPressEnter={commit}
    />
  )
}
