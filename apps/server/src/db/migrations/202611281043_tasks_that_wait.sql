-- What was filed and waits for another's signature is neither done nor forgotten.
alter table task_assignment add awaits_sign boolean not null default false;
