import { materialType } from '../rules.ts'
import MaterialSearch from './MaterialSearch.tsx'

/** Information about the construction of outlets. */
export default function BuildingInfo() {
  return <MaterialSearch type={materialType.building} />
}
