-- Days of a month on which a guard was absent with an approved leave (domain 10.3, template 5); null where there were none and of
-- evaluations from before.
alter table guard_evaluation add excused_days smallint check (excused_days between 1 and absent_days);
