import { useParam } from '@shouya/console/ui/useParam.ts'
import ItemRegister from './ItemRegister.tsx'
import UploadPage from './UploadPage.tsx'

/** What the unit or the user is asked to hand in; `?fill=` fills in the form of one (domain 6.2 issueList). */
export default function IssueList() {
  const [fill, setFill] = useParam('fill')
  const id = Number(fill ?? '')
  if (Number.isSafeInteger(id) && id > 0) return <UploadPage key={id} id={id} onLeave={() => setFill(undefined)} />
  return <ItemRegister onFill={(item) => setFill(String(item))} />
}
