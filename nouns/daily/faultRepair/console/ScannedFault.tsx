import { useRead } from '@shouya/console/api/useRead.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import FaultForm from './FaultForm.tsx'

/** The form of a new fault; with the device of a scanned label (`?device=`), which it then names. */
export default function ScannedFault({ onClose }: { onClose: () => void }) {
  const [scanned, setScanned] = useParam('device')
  const id = Number(scanned) || 0
  const { data, isError } = useRead('FaultRepair/GetDevice', { id }, { enabled: id > 0, once: true })
  const close = () => {
    onClose()
    setScanned(undefined)
  }
  // A device that is gone, or out of reach, leaves an empty form.
  if (id > 0 && !data && !isError) return null
  return <FaultForm {...(data && { device: data })} onClose={close} />
}
