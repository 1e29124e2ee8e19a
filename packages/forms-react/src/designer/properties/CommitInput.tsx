import { Input } from 'antd'
import { useState } from 'react'

interface CommitInputProps {
  readonly id: string
  readonly value: string
  readonly onCommit: (value: string) => void
}

/** An input whose value counts when it is left: a name that is half written, or empty for a moment, would be refused. */
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
