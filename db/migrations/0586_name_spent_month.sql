-- Why a run stopped: at its own limit of tokens (budget_spent), or because the monthly budget for language models is spent.
alter table custom_ai_runs drop constraint custom_ai_runs_problem_check;
alter table custom_ai_runs
  add constraint custom_ai_runs_problem_check check (problem in ('budget_spent', 'monthly_budget_spent'));
