import { materialType } from '../rules.ts'
import MaterialSearch from './MaterialSearch.tsx'

/** The learning corner. */
export default function LearningCorner() {
  return <MaterialSearch type={materialType.learning} />
}
