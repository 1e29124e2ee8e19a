import { Button, type ButtonProps, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMayCall } from '../api/can.ts'
import type { BodyOf, Path } from '../api/path.ts'

type Props<P extends Path> = Omit<ButtonProps, 'disabled'> & {
  /** The action of the button: its access in the catalogue decides. */
  path: P
  /** The part of the body that the access depends on, e.g. `{ id }` for an edit. */
  body?: Partial<BodyOf<P>>
  disabled?: boolean | undefined
  /** Why it is not possible now. */
  why?: string | undefined
}

/** A button for callers of its action; for others it is disabled with the reason (spec 000 section 6). */
export default function OperationButton<P extends Path>({ path, body, disabled, why, ...button }: Props<P>) {
  const { t } = useTranslation()
  const allowed = useMayCall()(path, body)
  if (allowed && why === undefined) return <Button {...button} disabled={disabled} />
  // The wrapper takes focus and pointer: a disabled button has neither, and the reason must be accessible.
  return (
    <Tooltip title={allowed ? why : t('api.noPermission')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the only way to the reason by keyboard */}
      <span className="ui-denied" tabIndex={0}>
        <Button {...button} disabled />
      </span>
    </Tooltip>
  )
}
