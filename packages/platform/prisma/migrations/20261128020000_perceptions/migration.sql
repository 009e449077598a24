-- Slides are made of pictures by jobs of a type of their own. Rows of the table are not looked at: the new rule takes all that the old one took.
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_job_type_check";
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_job_type_check"
    CHECK ("job_type" IN ('slide', 'deck', 'compile', 'repair', 'translation', 'image', 'conversion', 'perception', 'code')) NOT VALID;
