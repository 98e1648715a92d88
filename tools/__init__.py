"""What is run by hand beside the tests: figures of the source, and the picture in docs/architecture.md."""
