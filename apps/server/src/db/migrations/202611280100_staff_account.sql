-- The account of a person of an escort company, with which they sign for themselves: by reference, not by name.
alter table escort_staff add column user_id bigint references sys_user;
create unique index escort_staff_account on escort_staff (user_id);
-- Where name and company leave no doubt, what was meant so far.
update escort_staff staff set user_id = account.id
from sys_user account
where account.user_type = 2 and account.party_id = staff.escort_company_id and account.real_name = staff.name
  and account.status <> 3 and staff.status in (0, 1, 2)
  and 1 = (select count(*) from sys_user other where other.user_type = 2 and other.party_id = account.party_id
    and other.real_name = account.real_name and other.status <> 3)
  and 1 = (select count(*) from escort_staff other where other.escort_company_id = staff.escort_company_id
    and other.name = staff.name and other.status in (0, 1, 2));
