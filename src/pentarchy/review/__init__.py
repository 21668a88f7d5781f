"""After the game: what was luck, what was skill, and what would have been better."""

from pentarchy.review.job import Part, PartJob, answer_to, jobs_for
from pentarchy.review.report import Review, reviewed

__all__ = ["Part", "PartJob", "Review", "answer_to", "jobs_for", "reviewed"]
