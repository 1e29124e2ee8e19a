import OrderRegister from './OrderRegister.tsx'

/** What an outlet has asked to be repaired (domain 8.3). */
export default function RepairRequests() {
  return <OrderRegister list="Repair/GetRequestPageList" name="Repair.requests" />
}
